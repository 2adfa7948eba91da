/**
 * Calculates what an explanation prints, such as "8.875% × (36 × $575.36 + $1,500)", in binary floating point:
 * independent of the arithmetic that it checks.
 */
export function evaluate(text: string): number {
  const tokens = text.replace(/[$,]/g, '').match(/[\d.]+%?|[()+−×÷-]/g) ?? [];
  const atom = (): number => {
    const token = tokens.shift() ?? '';
    if (token === '-' || token === '−') return -atom();
    if (token === '(') {
      const value = sum();
      tokens.shift();
      return value;
    }
    return token.endsWith('%') ? Number(token.slice(0, -1)) / 100 : Number(token);
  };
  const product = (): number => {
    let value = atom();
    while (tokens[0] === '×' || tokens[0] === '÷')
      value = tokens.shift() === '×' ? value * atom() : value / atom();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '−')
      value = tokens.shift() === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  return tokens.length === 0 ? value : Number.NaN;
}
