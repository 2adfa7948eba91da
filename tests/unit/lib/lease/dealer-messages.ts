/** Messages as dealers write them, and what they say, as in a link. */
export const dealerMessages: readonly [message: string, values: string][] = [
  [
    'Hi Dana, we can do $459 a month, $3,999 due at signing, 36 months, 10k miles. Let me know! Mike',
    'pay=459&due=3999&months=36&miles=10000',
  ],
  [
    '36/10k, 389+tax, 2500 das. MSRP 41,230. MF .00198, RV 59%',
    'pay=389&due=2500&months=36&miles=10000&msrp=41230&mf=0.00198&rv=59%&taxpaid=signing',
  ],
  [
    'Good afternoon,\nMSRP: $45,310\nSelling price: $42,150\nResidual: 60%\nMoney factor: 0.00215\nTerm: 36 months / 12,000 miles per year\nPayment: $541.20 plus tax\nDue at signing: $2,850',
    'msrp=45310&price=42150&rv=60%&mf=0.00215&months=36&miles=12000&pay=541.2&due=2850&taxpaid=signing',
  ],
  ['$0 down, $529/mo for 39 months, 12k a year', 'cash=0&pay=529&months=39&miles=12000'],
  [
    'Your payment would be $612.35 including tax with $1,000 down on a 36 month lease with 10,000 miles per year.',
    'pay=612.35&taxpaid=payment&cash=1000&months=36&miles=10000',
  ],
  ['Sign and drive! 24 months, 7,500 miles, $499 per month', 'due=0&months=24&miles=7500&pay=499'],
  [
    'Lease it for $379 x 36 months. $4,279 drive off. 10,000 miles/year. $395 disposition fee at the end.',
    'pay=379&months=36&due=4279&miles=10000&disp=395',
  ],
  ['best i can do is 425 a month with 3k down 36 mo', 'pay=425&cash=3000&months=36'],
  [
    'We’re at $43,900 on a sticker of $46,500. Acquisition fee 695, doc fee 175. Payment 505/month, total due 1,800.',
    'msrp=46500&acq=695&fee=175&pay=505&due=1800',
  ],
  ['The residual is $27,186 and the buy rate is 5.2% APR. Monthly: $588.', 'rv=27186&mf=5.2%&pay=588'],
  ['Come in Saturday at 11 and ask for Lou, we have 14 of these left!', ''],
  [
    'Price $38,995, rebate $1,500, trade-in $6,000, 48 months, 15,000 miles, pmt 402.77',
    'price=38995&rebate=1500&trade=6000&months=48&miles=15000&pay=402.77',
  ],
  [
    'Hello! For the 2026 EV: $299/mo, 24 mos, 10K mi/yr, $2,999 due at lease signing (includes first payment).',
    'pay=299&months=24&miles=10000&due=2999',
  ],
  [
    'Monthly payment of $467.00 before tax. 36-month term. Mileage: 12,000.',
    'pay=467&taxpaid=signing&months=36&miles=12000',
  ],
  [
    'MSRP 52,480 / sale price 48,900 / 58% residual / .00241 mf / bank fee 925 / 36 mo / 10k',
    'msrp=52480&price=48900&rv=58%&mf=0.00241&acq=925&months=36&miles=10000',
  ],
  ['3 year lease, 12k miles, 550 a month, nothing due', 'months=36&miles=12000&pay=550&due=0'],
  [
    'Hi, the out of pocket is $1,250 and the payment is $498 + tax. It’s 36 months with 10k.',
    'due=1250&pay=498&taxpaid=signing&months=36&miles=10000',
  ],
  [
    'DMV 226, doc 175, acquisition 650, first payment 477 = 1528 due at signing. 477/mo x 36',
    'reg=226&fee=175&acq=650&due=1528&pay=477',
  ],
  ['It’s $31 more a month for the tow hitch', ''],
  [
    '505 all in, tax included, 36/10k, 2k das, not 3,000 all in at signing',
    'pay=505&taxpaid=payment&months=36&miles=10000&due=2000',
  ],
  [
    'Our price is $36,480, money factor .0019, residual 61 percent, no money down.',
    'price=36480&mf=0.0019&rv=61%&cash=0',
  ],
  [
    '$515/mo with $0 due at signing or $429/mo with $2,999 due at signing, 36 months 10k',
    'pay=515&due=0&months=36&miles=10000',
  ],
  [
    'Tax rate is 8.875%. Payment $533.10 a month for 36 months, upfront $3,100.',
    'pay=533.1&months=36&due=3100',
  ],
  [
    'List price 61,200. Lease cash $3,000. 39 mo @ $699 monthly. 7.5k miles.',
    'msrp=61200&rebate=3000&months=39&pay=699&miles=7500',
  ],
  ['Capitalized cost reduction of $2,400, 27 months, $365.50 per month', 'cash=2400&months=27&pay=365.5'],
  ['The car is $39,900 and you’d pay 30 payments of $455, 6.9% rate', 'pay=455&mf=6.9%'],
  [
    'Miles per year: 10000. Term: 42. Due at delivery: $2,199.99. Monthly: $419.99',
    'miles=10000&months=42&due=2199.99&pay=419.99',
  ],
  [
    'hey its tony from the dealership, got approved!! 449 per month 36 months 3500 out of pocket 12k',
    'pay=449&months=36&due=3500&miles=12000',
  ],
  ['Call me at 732-555-0142 or 201-555-0188 about stock #48213', ''],
  [
    '36 months, 10,000 miles per year, MSRP $33,015, $1,999 at signing, $299 per month plus tax, title, and dealer fees. Expires 11/30.',
    'months=36&miles=10000&msrp=33015&due=1999&pay=299&taxpaid=signing',
  ],
  [
    'Residual value 55%\nRate 4.9%\nTerm 48 months\nCap cost $44,120\nMonthly payment w/ tax: $684.11',
    'rv=55%&mf=4.9%&months=48&pay=684.11&taxpaid=payment',
  ],
];
