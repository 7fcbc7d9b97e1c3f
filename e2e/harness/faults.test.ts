import { unexpectedFaults, type Fault } from './faults';

const faults: readonly Fault[] = [
  { kind: 'console', text: 'error: hydration' },
  { kind: 'requests', text: '503 http://localhost/api/press/health/ready' },
  { kind: 'requests', text: '404 http://localhost/media/hero.avif' },
];

describe('unexpectedFaults', () => {
  it('keeps everything when nothing is allowed', () => {
    expect(unexpectedFaults(faults, {})).toEqual(faults);
  });

  it('drops a whole kind', () => {
    expect(unexpectedFaults(faults, { requests: true })).toEqual([faults[0]]);
  });

  it('drops only what matches, and only of that kind', () => {
    expect(unexpectedFaults(faults, { requests: /health|hydration/ })).toEqual([
      faults[0],
      faults[2],
    ]);
  });
});
