/**
 * What dealers call their numbers: a new name is written behind its meaning, in lowercase. Other spellings, a
 * plural "s", and fillers don't matter. Where a name has several meanings, the value decides, or the visitor.
 * The last lines are remarks: a sentence with a doubt isn't this offer, or not for everybody.
 */
export const NAMES = `
monthly+months: payment, month, monthly payment
monthly+contract: base, base monthly, base payment, payment base, base monthly payment, base periodic payment,
  total payment, total monthly payment
monthly+extra: plus tax, before tax, pre tax, tax not include, tax extra, not include tax
monthly+payment: tax include, include tax, with tax, with tax include
monthly: monthly, pm, monthly cost, payment monthly, total monthly, total periodic payment, payment month
dueAtSigning: due signing, due delivery, due inception, amount due, amount due signing, das, drive off,
  to drive off, drive off total, signing, inception, out pocket, out pocket signing, oop, start, firma,
  firmar, pago inicial, total due
months: term, term month, number payment, month lease, month term, length, plazo
milesPerYear+excessMile: mile
milesPerYear: mile year, year mile, year, mile allowance, mile allowed, mpy
totalMiles: total mile, mile total, mile whole lease, mile over term, total lease mile
msrp: msrp, msrp price, list price, list, retail price, precio lista, precio sugerido
sellingPrice: price, selling price, sell price, selling, sell, agreed value, agreed upon value,
  agreed upon value vehicle, price after discount, precio, precio venta
capCost: cap cost, gross cap, net cap, adjusted cap
invoice: invoice, invoice price
discount+rebates: off
rebates+cashDown: customer cash
rebates+contract: total rebate, total incentive
milesPerYear+notAnAmount: mile on, mile already
discount: discount, off msrp, below msrp, under msrp, discount off msrp, discount msrp, discount from msrp
rebates: rebate, incentive, bonus, loyalty, conquest, military, college grad, lease cash, conquest cash,
  bonus cash, rcl cash, loyalty credit, ev credit, lease credit, incentivo, bono lealtad, lease bonus cash,
  rebate and noncash credit
residual: residual, residual value, residual amount, valor residual, end value, end residual, buyout,
  purchase option
rate: mf, money factor, base mf, base money factor, factor, lev factor, apr, interest, interest rate, rate,
  buy rate, equivalent apr, apr equivalent
acquisitionFee: acq, acq fee, bank fee, lender fee, cuota banco
dealerFee: doc, doc fee, dealer fee
registration: dmv, dmv fee, motor vehicle fee
dispositionFee: disposition, disposition fee, turn in fee, end fee, return fee, termination fee
cashDown+dueAtSigning: entrada, inicial, up front, upfront
cashDown: down, down payment, money down, cap reduction, cap cost reduction, ccr, enganche
tradeIn: trade, trade in, trade equity, trade value, trade in value, trade allowance, trade credit,
  trade in credit
taxRate: tax, tax rate
salesTax: tax amount, use tax, monthly use tax, upfront tax
firstPayment: first payment, first month, first month payment, first monthly payment, primer payment,
  primer month
securityDeposit: security deposit, msd, refundable, refundable deposit
excessMile: extra mile, excess mile, mile over, mile thereafter, mile overage, overage, milla extra
onePay: one pay, one payment, single pay, single payment
weekly: weekly, week, biweekly, two week
effective: effective, effective monthly, effective payment, effective monthly cost
difference+rebates+otherFee: another, additional, add, save, more, less, extra, more month
difference: over invoice, under invoice, markup, market adjustment, protection package, package, add on,
  warranty, maintenance, tint, wheel lock, nitrogen, lojack, gap, wheel and tire package, tire and wheel protection
otherFee: broker fee, destination, destination fee, messenger fee, inspection fee, electronic filing fee,
  e filing fee, tire fee, purchase option fee, delivery fee, other fee
contract: rent, rent fee, depreciation, depreciation and any amortized amount, total base periodic payment,
  total base monthly payment, amount financed, finance fee, total lease payment, lease cost
notAnAmount: mpg, day, hour, people, left, in stock, mile odometer, fico, msd, stock, stk, stock #,
  stk #, deal #, vin, vin end, ref, zip, route, ext, tier, exp, odometer, until, til, through, score, #
doubt: was, had, normal, regular, usually, average, starting, low, between, range, competitor, other dealer,
  budget, used to, originally, advertised, current, last, previously, beat, if, instead, could, otherwise,
  unless, versus, vs, down from, qualify, si, or, elsewhere, owe, payoff, somewhere, maybe, depending, up,
  lower, drop, reduce, raise, increase, cheaper, difference, loaner, demo, savings, target, try, trying,
  waive, waived, waiving, free, competing, quoted, get, insurance, parking, paid, mine, guy, friend, customer,
  regularly, go, going, they, their, them, he, she, his, someone, somebody, bet, guess, think, heard, told,
  said, say, saw, want, wanted, would, might, may, should, did, were, went, took, came, ask, asked
loan: finance, financing, financed, loan, own, retail
lease: lease, leasing, leased, lessee
nothing: no, zero, nothing, without, sin, cero, car, old
extra: tax additional, tax excluded, tax aparte, without tax
payment: all in, tax already in, tax rolled in
option: option, opt, opcion
`;

/** Words that may stand before any name and change nothing, unless it's above with them. */
export const ADJECTIVES = `total lease dealer customer bank cash ev federal manufacturer factory owner window
  agreed negotiated discounted internet special vehicle purchase net gross adjusted refundable multiple
  loyalty conquest military college grad upfront lender`;

/** Other spellings of a word. */
export const SAME = `
month: mo mos mth mths mnth mes meses m; payment: pmt pymt pmnt pymnt pago mensualidad cuota; monthly: mensual
  mensuales periodic; mile: mi mileage milla millaje; year: yr annum ano annual annually yearly; week: wk
  semana semanal; msrp: sticker mrsp etiqueta; acq: acquisition acquis; doc: documentation document
  documentary; dmv: mv mvc title registration reg plate tag license placa ttl; residual: resid res rv;
  disposition: dispo disp; discount: disc; security: sec; deposit: dep; fee: charge; first: 1st; tax: tx taxe
  impuesto; cap: capitalized; reduction: red; adjusted: adj; effective: eff; with: w con; plus: + mas; and: &
  n y; through: thru; include: incl inc included including includes incluido incluidos incluye`;

/** Words that say nothing, between a name and its number or in a name. */
export const FILLERS = `a an sale nj ny nyc state county applicable the your our my this that it its is are be
  will of at for to per each every upon by just only about around approx approximately est estimated comes
  here right now / : = ~ * | - @ $ el la los las de del por al en un es`;
