/** @jest-environment node */
import { leaseTool } from '@/lib/lease-tools/lease-tool';
import { readMessage } from '@/lib/lease-tools/read-message';
import { writeAddress } from '@/lib/lease-tools/tool-address';

/** Messages as dealers write them, and what they say, as in a link. */
const messages: readonly [message: string, values: string][] = [
  [
    'Hi Dana, we can do $459 a month, $3,999 due at signing, 36 months, 10k miles. Let me know! Mike',
    'pay=459&due=3999&months=36&miles=10000',
  ],
  [
    '36/10k, 389+tax, 2500 das. MSRP 41,230. MF .00198, RV 59%',
    'pay=389&due=2500&months=36&miles=10000&msrp=41230&mf=0.00198&rv=59%&taxpaid=extra',
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
  ['The residual is $27,186 and the buy rate is 5.2% APR. Monthly: $588.', 'rv=27186&mf=5.2%&pay=588'],
  ['Come in Saturday at 11 and ask for Lou, we have 14 of these left!', ''],
  [
    'Price $38,995, rebate $1,500, trade-in $6,000, 48 months, 15,000 miles, pmt 402.77',
    'price=38995&rebate=1500&trade=6000&months=48&miles=15000&pay=402.77',
  ],
  [
    'Monthly payment of $467.00 before tax. 36-month term. Mileage: 12,000.',
    'pay=467&taxpaid=extra&months=36&miles=12000',
  ],
  ['3 year lease, 12k miles, 550 a month, nothing due', 'months=36&miles=12000&pay=550&due=0'],
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
  ['Call me at 732-555-0142 or 201-555-0188 about stock #48213', ''],
  [
    '36 months, 10,000 miles per year, MSRP $33,015, $1,999 at signing, $299 per month plus tax, title, and dealer fees. Expires 11/30.',
    'months=36&miles=10000&msrp=33015&due=1999&pay=299&taxpaid=extra',
  ],
  [
    'Residual value 55%\nRate 4.9%\nTerm 48 months\nCap cost $44,120\nMonthly payment w/ tax: $684.11',
    'rv=55%&mf=4.9%&months=48&pay=684.11&taxpaid=payment',
  ],
  [
    'Subject: RE: RE: 2026 CR-V Hybrid - your numbers\n\nHi Priya,\n\nThank you for the oppurtunity to earn your business, it was great talking to you Saturday. As promised I sat down with my manager and was able to get a little more off for you.\n\nThe car is the 2026 CRV Sport-L Hybrid AWD in Urban Gray, stk# 26H0417, 11 miles on it. Window sticker is $38,920.00 and we are selling it to you for $37150.00. On top of that Honda is giving $1,500 lease cash plus $500 loyalty because you have the 2022 in the household, so $2000 total in rebates (I need a copy of your current registration).\n\nYou would need $1489 at time of delivery. That covers your first payment, the MV fees (new plates, 4 yrs, approx 420) and our doc fee of 599. No security deposit. The bank fee of 595 is built in already.\n\nYour payment would be $469.77 per month with the NJ tax in it, for 36 payments, 36,000 total miles, .15 a mile after that. Residual is 24,130 if you decide to buy it.\n\nWe also will make your last 2 payments on the 2022 (up to $900) if we do this by 12/1. Tire & wheel protection is another $24 a month if you want it, not included above.\n\nI am here til 8 tonight and 9-6 tmrw, Sunday closed. Call or text my cell 732-555-0148.\n\nThanks again\nDan\nSales & Leasing Consultant\n[dealer] Honda\nRt 1 South\n"We don\'t sell cars, we help people buy them!"',
    'pay=469.77&taxpaid=payment&place=nj&due=1489&months=36&miles=12000&msrp=38920&price=37150&rv=24130&acq=595&fee=599&reg=420&rebate=2000',
  ],
  [
    "Subject: Re: X3 lease quote\n\nmorning, see below. I'm not gonna make you come in for this\n\n26 X3 30 xDrive, alpine / espresso, prem pkg\nRV 60 on 36/10\nmoney factor 00185 thats buy rate i dont mark it up\nmsrp 54675, 8% off so 50,301 pre incentive\n1000 loyalty if you still have the 330 (need to be same household)\nbank fee 925 in the lease\n\ncomes to 637.52. Thats before tax, westchester so figure another 53 or so if you roll it which everybody does. You'd bring like 1250 which is 1st + dmv + doc, nothing down, dont put money down on a lease\n\nif u can live w 7500 miles resid is 61 and pymnt drops to 623\n\nalso have a loaner, same car with 3,812 miles on it, sticker 56,125 and I could probably get you 12% on that one but havent ran it. let me know and i'll run it\n\ngood thru 11/30 after that who knows w the tariffs\n\nVince\n[dealer] BMW\n914.555.0119 x 3306\n\nSent from my iPhone\n\n> On Nov 17, 2025, at 9:52 PM, Leah wrote:\n> Hi Vince, I have another dealer at $599/month with $2,500 down on a similar build.\n> 36 months, 12k. Can you beat it? Thanks",
    'pay=637.52&taxpaid=extra&months=36&miles=10000&msrp=54675&rv=60%&acq=925&cash=0',
  ],
  [
    'Hi Jen!! 😊 its Carla @ [dealer] Hyundai. Great news 🎉🎉 got ur Ioniq 5 SEL RWD approved\n\n444 a month ALL IN sign n drive 24mo 🙌 nothing out of pocket!! not even 1st pymt\n\nthats with the 7500 lease cash from hyundai it ends 12/2!!! sticker is 46 n change. 318 mi range btw. only 2 left, white (H261187) and the grey one\n\nJust need pic of ur license + insurance card. We open till 8 🚗⚡️',
    'pay=444&taxpaid=payment&due=0&months=24&rebate=7500',
  ],
  [
    'ok so desk came back. GC limited 4x4 msrp 51835 w the 3500 off lease cash\nur at 522 w 3k down + 1st, mv n doc\n10k a yr 36 mo\ni kno u said under 450 but thats w/ 6k down which i wouldnt do\nsorry 42 mo not 36\nor the laredo (48210 sticker) should be 465-480 same deal. lmk b4 6 my mgr leaves. Sal',
    'pay=522&miles=10000&msrp=51835&cash=3000&rebate=3500',
  ],
  [
    'Chat transcript - [dealer]hyundainj\nVisitor #88213  |  Tue 12/09/2025  6:41 PM\n\n[6:41 PM] Auto-reply: Welcome! 👋 Ask about our $199/mo Elantra lease special! How can we help?\n[6:42 PM] Visitor: hi looking for lease price on tucson hybrid, want to be around 350/mo with 12k miles and not a lot down\n[6:42 PM] Brittany: Hi! Thank you for chatting with us today. May I have your name and best phone number?\n[6:43 PM] Visitor: Omar, just want it here pls\n[6:49 PM] Brittany: No problem Omar. Let me get with my manager\n[6:58 PM] Brittany: Ok I have a 2026 Tucson Hybrid SEL Convenience VIN ending 042377 MSRP is 35870 our internet price 31,995\n[6:58 PM] Brittany: that already has the 2,375 from Hyundai in it\n[6:59 PM] Brittany: Best he can do is 450 for 36\n[6:59 PM] Visitor: with how much down\n[7:02 PM] Brittany: first payment and plates so $900 total\n[7:02 PM] Visitor: and tax is in that?\n[7:04 PM] Brittany: Its plus tax\n[7:04 PM] Visitor: 12k?\n[7:07 PM] Brittany: thats with 10 sorry. 12 is 8 dollars more\n[7:07 PM] Brittany: We can also do finance 2.99 for 60 its $612 a month and then you own it :)\n[7:08 PM] Visitor: whats the money factor and residual\n[7:12 PM] Brittany: My manager would have to go over that with you in person. Are you avail tomorrow 10am or 5:30pm?\n[7:20 PM] Chat ended by visitor (inactive)',
    'pay=450&taxpaid=extra&months=36&msrp=35870&price=31995',
  ],
  [
    '**NY/NJ/CT/PA - Audi December - Q5 Q7 e-tron - DM for quotes, no "whats the best u can do" pls**\n\n2026 Q5 Prem Plus in stock (not loaner, not demo)\n36x10, tier 1\n\nMSRP 58,140\nSale px: $52,326 (10% pre-incentives)\nIncentives: -1500 lease cash (everyone). another -750 conquest or loyalty NOT shown below\nMF: .00214 base\nRV: 57%\nAcq 895 capped\nMonthly: $698+tax\nDAS $1,922 = 1st mo, dmv ~450, doc 175, broker fee 599\n\nEffective: 732/mo pre tax (698x36 + 1,224 /36). LH score 6.4 yrs lol its an Audi calm down\nNY tax 8.875 rolled is ~62/mo. NJ guys 6.625, doc is higher (~$700), ask\nMSDs - ask 👀\n\n12k: RV 56   15k: 53\n24 mo is garbage right now dont ask\n\nAlso: Q4 50 etron msrp 61,2xx... $449+tx $3k DAS 24/7.5 - 1 left - gone already? pm me\nShip $3/mi, delivered free in 11xxx and 070xx',
    'pay=698&taxpaid=extra&due=1922&months=36&miles=10000&msrp=58140&price=52326&rv=57%&mf=0.00214&acq=895&fee=175&reg=450&rebate=1500',
  ],
  [
    '[dealer] NISSAN            DEAL # 51906     11/22/2025 3:17PM\nSLSP: TONY / JOE (T.O.)         SUFFOLK COUNTY NY\nBUYER: MARIA        HOME: (631) 555-0107\nVEH: 2026 ROGUE SV AWD PREM   STK N26-338   MILES 6\n\nMSRP / RETAIL            37,140.00\nDISCOUNT                  3,928.00\nSELLING PRICE            33,212.00\nREBATE                    2,250.00\nTRADE ALLOW                   0.00   PAYOFF     0.00\nBANK FEE (CAP)              695.00\nDOC                         175.00\nDMV EST                     400.00\n\nLEASE   12000 MI/YR      TAX RATE 8.625\n            24 MO      36 MO      39 MO      48 MO\nRATE         5.54       5.71       5.71       6.24\nRESID      24,141     20,798     20,055     17,084\nCASH DN\n    0      480.19     463.25     456.82     467.44\n 1500      408.53     414.12     411.16     429.26\n 3000      336.88     364.98     365.51     391.08\nPMTS INCL TAX.   W.A.C.   +/- $10\n\nTOTAL DUE @ SIGNING (36/1500)   2489.12\n\nX______________________   I WILL BUY TODAY AT THESE FIGURES\n\n(handwritten, typed by me) "Maria - 36 w/ 1500 like we said, + free oil changes 2 yrs. Good today only!! T."',
    'taxpaid=payment&due=2489.12&miles=12000&msrp=37140&price=33212&acq=695&fee=175&reg=400&rebate=2250&trade=0',
  ],
  [
    'Good morning Aaron,\n\nPer our conversation here are your two options on the 2026 Subaru Forester Premium (stock F2291, MSRP $36,410):\n\nOption 1: 36 months / 10,000 miles per year - $2,000 total due at signing - $398/month including tax\nOption 2: 36 months / 12,000 miles per year - $0 due at signing - $469/month including tax\n\nBoth include the $650 acquisition fee. Doc fee is $175. Current promotional rate is 1.9% APR for 63 months if you prefer to buy. Lease disposition is $300.\n\nRegards,\nElena',
    'pay=398&taxpaid=payment&due=2000&months=36&miles=10000&msrp=36410&acq=650&fee=175&disp=300',
  ],
  [
    "Hi Mr. Osei,\n\nI appreciate your patience. On the Equinox EV 2LT sticker price is 43,295. GM gives 7,500 toward the lease plus 1,000 conquest since you're coming from a Tesla. I took another 1,850 off myself.\n\nNumbers: 24 month lease, 10k per year, first month and fees only, 1,140 drive off. You pay 289 plus tax monthly. If you want 36 months its 329.\n\nThe competitor's $259 is with 4,000 down, read the fine print. Your trade is worth about $14,500, payoff 12,900 so 1,600 equity we can cut you a check.\n\nWe can hold it with a $500 deposit until Sat 12/6.",
    'pay=289&taxpaid=extra&due=1140&months=24&miles=10000&msrp=43295',
  ],
  [
    'Hello Erin,\nMSRP: $37,985\nOur price: $35,640\nRebates: $1,000 college + $500 loyalty\nMV fees approx. $380\nMonthly: $438.16 incl. NJ tax\nDue at signing: $1,417.16\n36 months, 12,000 miles/yr, excess miles are $0.20 each\n[dealer] Kia of Queens, NY 11375\n\nOn Dec 3 Tom wrote:\nthey offered\n$499 a month, 3,500 down',
    'msrp=37985&price=35640&rebate=1500&reg=380&pay=438.16&taxpaid=payment&due=1417.16&months=36&miles=12000&place=nj',
  ],
  [
    'GOOD AFTERNOON SIR YOUR NEW ALTIMA SV IS READY!!!! $312/MO ALL IN!!! 36 MONTHS 30K TOTAL MILES ... $0 DUE AT SIGNING ... ASK FOR BIG MIKE',
    'pay=312&taxpaid=payment&months=36&miles=10000&due=0',
  ],
  [
    'hey Sam, for NYC registration its 402/mo tax included 36 mos 30k total, $1,200 down. tags and title 275. RV is 24,880 on 40,130 sticker',
    'place=nyc&pay=402&taxpaid=payment&months=36&miles=10000&cash=1200&reg=275&rv=24880&msrp=40130',
  ],
  [
    'Telluride SX 53,490 window, you get 1500 lease cash plus 750 owner loyalty. 579 a month with the jersey tax rolled in. you bring first payment and mvc fees 412. RV 60/59/57',
    'msrp=53490&rebate=2250&pay=579&taxpaid=payment&place=nj',
  ],
  [
    'Lease $349/month for 24 months, $0 due at signing after all offers. Qualify for $1,500 loyalty. Up to $7,500 in rebates! Tax, title, MVC fees extra. $35,000 off... call Brooklyn, NY 11209',
    'pay=349&months=24&due=0&taxpaid=extra',
  ],
  [
    '$399 per month doesn’t include tax. NY tax for New York, NJ tax for New Jersey.\nNothing due but the first payment. Tax, title & registration 1,200, dmv and doc $600. Trade 15,000, payoff 14,000.\n36 months, 40,000 total miles. 12,000 miles on the odometer',
    'pay=399&taxpaid=extra&months=36',
  ],
  [
    'Term: 39 months\nTotal miles allowed: 32,500\nMonthly payment (inc. tax): $421.77\nDue at signing: $421.77 + $485 (MVC)\nRegistration/tags: $251.00\nDocumentation fee: $499.00\nDealer: Route 22, Springfield, New Jersey\n\n--- Original Message ---\nHi,\n36 months at $389 a month?',
    'months=39&miles=10000&pay=421.77&taxpaid=payment&reg=251&fee=499',
  ],
  [
    '24 mo / 10k / $3,000 down: $612 + tax. We can do NJ registration too, no NJ tax if it’s electric',
    'months=24&miles=10000&cash=3000&pay=612&taxpaid=extra',
  ],
  [
    '36–month lease, $402/mo plus NY tax. Call me!\n-----Original Message-----\n12,000 miles',
    'months=36&pay=402&taxpaid=extra',
  ],
  ['Up to $7,500 in rebates!', ''],
];

describe('a dealer’s message', () => {
  it.each(messages)('is read: %s', (message, values) => {
    const { given, found } = readMessage(message);
    const written = [...writeAddress(leaseTool, given)].filter(([, text]) => !text.endsWith('*'));
    expect(Object.fromEntries(written)).toEqual(
      Object.fromEntries(
        values
          .split('&')
          .map((pair) => pair.split('='))
          .filter(([name]) => name),
      ),
    );
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(given).sort());
    const plain = message.replace(/\s+/g, ' ').replaceAll('–', '-');
    for (const { words } of found) expect([plain.includes(words), words.trim()]).toEqual([true, words]);
  });

  it('is read up to its 10,000th character', () => {
    const found = [9_900, 10_000].map(
      (length) => readMessage(`${'- '.repeat(length / 2)}$402 a month`).given,
    );
    expect(found).toEqual([{ monthly: 40_200 }, {}]);
  });

  it('shows at most five other numbers that look like values, in the order of the message', () => {
    const message =
      'MSRP 410,230, MF .0021 RV 57% (12k: RV 56%), dmv & doc $525, payment $399 with tax, $399 + tax, 36/10, 36 mo, 24 months, NJ tax 6.625%, or $379/mo';
    const unused = ['MSRP 410,230', '12k: RV 56%', 'dmv & doc $525', '24 months', 'tax 6.625%'];
    expect(readMessage(message).unused).toEqual(unused);
    const few = readMessage(
      'MSRP 41, $4,700 a month, doc fee $410, $400 a month, $410 a month, $79.9 a month',
    );
    expect(few.unused).toEqual(['$4,700 a month', '$400 a month', '$410 a month', '$79.9 a month']);
  });
});
