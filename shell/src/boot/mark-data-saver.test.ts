/** @jest-environment jsdom */
import { markDataSaver } from './mark-data-saver';

const root = document.documentElement;

function connect(facts: object): EventTarget {
  const connection = Object.assign(new EventTarget(), facts);
  Object.assign(navigator, { connection });
  markDataSaver();
  return connection;
}

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
])('%o: %s', (facts, isMarked) => {
  connect(facts);
  expect(root.hasAttribute('data-saver')).toBe(isMarked);
});

test('removes the attribute when the connection improves', () => {
  const connection = connect({ effectiveType: '2g' });
  Object.assign(connection, { effectiveType: '4g' });
  connection.dispatchEvent(new Event('change'));
  expect(root.hasAttribute('data-saver')).toBe(false);
});

test('does nothing in browsers without the Network Information API', () => {
  Object.assign(navigator, { connection: undefined });
  markDataSaver();
  expect(root.hasAttribute('data-saver')).toBe(false);
});

test('a video that starts by itself is stopped once while data is saved, not what the visitor plays', () => {
  connect({ saveData: true });
  const video = document.createElement('video');
  video.autoplay = true;
  const pause = jest.spyOn(video, 'pause').mockReturnValue();
  document.body.append(video);
  video.dispatchEvent(new Event('play'));
  video.dispatchEvent(new Event('play'));
  expect([pause.mock.calls.length, video.autoplay]).toEqual([1, false]);
});
