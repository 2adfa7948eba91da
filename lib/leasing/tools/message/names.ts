/**
 * What dealers call their numbers; of several meanings the value decides. `mixed` makes all
 * unclear, `harmless` nothing.
 */
export const NAMES = `
months+monthly: payment, month, monthly payment
monthly+otherAmount: base, payment base, total payment, total monthly payment, payment before tax, pre tax payment
monthly+extra: plus tax, before tax, pre tax, tax not include, tax extra, tax additional, without tax
monthly+payment: tax include, include tax, with tax, with tax include, tax already in, tax rolled in
monthly+dueAtSigning+otherAmount+payment: all in
monthly: monthly, monthly cost, payment monthly, total monthly, payment month
dueAtSigning: due signing, due delivery, due inception, amount due, amount due signing, all in signing, das, drive
  off, signing, inception, out pocket, out pocket signing, firma, firmar, pago inicial, total due
months: term, term month, number payment, month lease, month term, length, plazo
milesPerYear+excessMile: mile
milesPerYear: mile year, year mile, year, mile allowance, mile allowed, mpy
totalMiles: total mile, total mile allowed, total mile allowance, mile total, mile over term, total lease mile
msrp: msrp, msrp price, list price, list, retail price, precio lista, precio sugerido
sellingPrice: price, selling, sell, agreed value, agreed upon value, agreed upon value vehicle, price after discount,
  precio, precio venta
capCost: cap cost, gross cap, net cap, adjusted cap
discount+rebates: off
rebates+otherAmount: total rebate, total incentive, another, additional, add, save, more, less, extra, more month
discount: discount, off msrp, below msrp, under msrp, discount off msrp, discount msrp, discount from msrp
rebates: rebate, incentive, bonus, loyalty, conquest, military, college grad, lease cash, conquest cash, bonus cash,
  rcl cash, loyalty credit, ev credit, lease credit, incentivo, bono lealtad, rebate and noncash credit
residual: residual, residual value, residual amount, valor residual, end value, end residual
rate: mf, m f, money factor, base mf, base money factor, factor, apr, interest, interest rate, rate, buy rate
acquisitionFee: acq, acq fee, bank fee, lender fee, cuota banco
dealerFee: doc, doc fee, dealer fee
registration: dmv, dmv fee, motor vehicle fee, title and registration
dispositionFee: disposition, disposition fee, turn in fee, end fee, return fee, termination fee
cashDown+dueAtSigning: entrada, inicial, up front, upfront
cashDown: down, down payment, money down, cap reduction, cap cost reduction, ccr, enganche
tradeIn: trade, trade in, trade equity, trade value, trade in value, trade allowance, trade credit
monthly+salesTax: tax, month tax, tax month, monthly tax, tax monthly
salesTax: tax rate, tax amount, use tax, monthly use tax, upfront tax
excessMile: extra mile, excess mile, mile over, mile thereafter, mile overage, overage, milla extra
notMonthly: weekly, week, biweekly, two week, one pay, one payment, single pay, single payment
residual+otherAmount: purchase option, option purchase, buyout
otherAmount: security deposit, msd, refundable deposit, first payment, first month payment, first monthly payment,
  primer payment, primer month, other fee, rent, rent fee, depreciation, depreciation and any amortized amount, total
  base periodic payment, invoice, invoice price, effective, effective payment, package
notAnAmount: mpg, day, hour, people, left, in stock, fico, score, stock, stk, stock #, vin, zip, odometer
mixed: cash price, both, b, dos, old, buy, compra, contado, finance, financing, loan, own, retail, wrote, original
  message, >, sorry, typo, mistake, correction, wrong, meant, their, competitor, current, instead, match, beat
option: option, opt, opcion, opcione, #1, #2, #3
harmless: with, lease, in, awd, rwd, fwd, xdrive, sport, hybrid, sedan, touring, limited, premium, sel, xle, xse, le,
  se, lx, ex, l, sx, sv, sl, lt, hi, hey, hola, so, lmk, and, plus, rolled, we, i, ill, you, can, do`;

/** Words that may stand before any name and change nothing, unless it's above with them. */
export const ADJECTIVES = `total lease dealer customer bank cash ev federal manufacturer factory owner window agreed
  negotiated discounted internet special vehicle net gross adjusted refundable loyalty conquest military college grad`;

/** Other spellings of a word. */
export const SAME = `month: mo mos mth mnth mes meses m; payment: pmt pymt pmnt pago mensualidad cuota; monthly: mthly
  mensual mensuales periodic; mile: mi mileage milla millaje; year: yr ano annual annually yearly; week: wk semana
  semanal; msrp: sticker etiqueta; acq: acquisition; doc: documentation documentary; dmv: mv mvc title registration
  reg plate tag license placa ttl; residual: resid res rv; disposition: dispo; discount: disc; security: sec; deposit:
  dep; fee: charge; first: 1st; tax: tx impuesto; cap: capitalized; reduction: red; adjusted: adj; effective: eff;
  with: w con; both: ambas ambos; plus: + mas; and: & n y; include: incl included including incluido incluye`;

/** Words that say nothing, between a name and its number or in a name. */
export const FILLERS = `a an sale nj ny nyc the your our my this that it its is are be will of at for to per each
  every upon by just only about around approx here right now . / : = ~ * | - @ $ el la los las de del por al en un es`;
