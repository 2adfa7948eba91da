/** @jest-environment node */
import { reportConversion } from '@/lib/analytics/conversion';

describe('a conversion', () => {
  it('is reported once and without an argument when a reporter exists', () => {
    const reporter = jest.fn();
    expect(reportConversion({ gtag_report_conversion: reporter })).toBe(true);
    expect(reporter.mock.calls).toEqual([[]]);
  });

  it.each([[undefined], [null], ['text'], [{}], [7]])(
    'is not reported when the reporter is %p',
    (reporter) => {
      expect(reportConversion({ gtag_report_conversion: reporter })).toBe(false);
    },
  );

  it('finds the reporter of the window by itself', () => {
    const page = globalThis as { gtag_report_conversion?: () => void };
    expect(reportConversion()).toBe(false);
    page.gtag_report_conversion = jest.fn();
    expect(reportConversion()).toBe(true);
    delete page.gtag_report_conversion;
  });

  it('is not reported for who sends Global Privacy Control', () => {
    const reporter = jest.fn();
    const page = { gtag_report_conversion: reporter, navigator: { globalPrivacyControl: true } };
    expect(reportConversion(page)).toBe(false);
    expect(reporter).not.toHaveBeenCalled();
    expect(reportConversion({ ...page, navigator: { globalPrivacyControl: false } })).toBe(true);
  });

  it('survives a reporter that throws', () => {
    const broken = () => {
      throw new Error('blocked');
    };
    expect(() => reportConversion({ gtag_report_conversion: broken })).not.toThrow();
  });
});
