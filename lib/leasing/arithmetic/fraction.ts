/** An exact number. The denominator is positive; the fraction needn't be in lowest terms. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };
/** A number stands for its decimal notation: 0.1 is exactly one tenth. */
export type Exact = Fraction | number;

/**
 * @returns the number that its decimal notation names, to 15 significant digits
 * @throws SyntaxError for NaN and Infinity
 */
export function fraction(value: number): Fraction {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  // 0.1 is "1.00000000000000e-1".
  const [digits = '', exponent] = value.toExponential(14).split('e');
  const power = Number(exponent) - 14;
  const numerator = BigInt(digits.replace('.', ''));
  return power >= 0
    ? { numerator: numerator * 10n ** BigInt(power), denominator: 1n }
    : { numerator, denominator: 10n ** BigInt(-power) };
}

const exact = (value: Exact) => (typeof value === 'number' ? fraction(value) : value);

export function plus(a: Exact, b: Exact): Fraction {
  const x = exact(a);
  const y = exact(b);
  return {
    numerator: x.numerator * y.denominator + y.numerator * x.denominator,
    denominator: x.denominator * y.denominator,
  };
}

export function minus(a: Exact, b: Exact): Fraction {
  const { numerator, denominator } = exact(b);
  return plus(a, { numerator: -numerator, denominator });
}

export function times(a: Exact, b: Exact): Fraction {
  const x = exact(a);
  const y = exact(b);
  return { numerator: x.numerator * y.numerator, denominator: x.denominator * y.denominator };
}

/** @throws RangeError when the divisor is zero */
export function dividedBy(a: Exact, b: Exact): Fraction {
  const { numerator, denominator } = exact(b);
  if (numerator === 0n) throw new RangeError('Division by zero');
  const sign = numerator < 0n ? -1n : 1n;
  return times(a, { numerator: sign * denominator, denominator: sign * numerator });
}

/** @returns the largest whole number that isn't greater; never negative zero */
export function roundDown(value: Exact): number {
  const { numerator, denominator } = exact(value);
  const quotient = numerator / denominator;
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}

/** @returns the nearest whole number, halves up; never negative zero */
export function round(value: Exact): number {
  return roundDown(plus(value, 0.5));
}
