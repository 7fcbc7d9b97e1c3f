import { readPlaywrightCounts } from './browser-stage';

const stats = { expected: 40, unexpected: 0, flaky: 0, skipped: 4 };

describe('readPlaywrightCounts', () => {
  it('takes the counts of a clean run', () => {
    const json = JSON.stringify({ stats, errors: [] });
    expect(readPlaywrightCounts(json)).toEqual({ passed: 40, failed: 0, skipped: 4 });
  });

  it('counts a test that passed on retry as passed, and an error outside any test as a failure', () => {
    const json = JSON.stringify({
      stats: { ...stats, unexpected: 2, flaky: 1 },
      errors: [{ message: 'The site ended (1) before it was ready.' }],
    });
    expect(readPlaywrightCounts(json)).toEqual({
      passed: 41,
      failed: 3,
      skipped: 4,
      note: 'The site ended (1) before it was ready.',
    });
  });

  it('rejects input that is not a report', () => {
    expect(() => readPlaywrightCounts('{"stats":{}}')).toThrow(TypeError);
  });
});
