/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { defaultSite, HostProvider } from '@site/host';
import { homeTours, modelHouseTours, type Tour } from '../../content/tours';
import { TourFrame } from './tour-frame';
import { TourTabs } from './tour-tabs';

const frame = () => document.querySelector('iframe');
const still = () => screen.getByRole('button', { name: /VR/ });
const respond = (status: number) => {
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: status < 400, status });
};
const settle = () => act(() => Promise.resolve());

/** jsdom supports neither media queries nor modal dialogs. */
const showIn = (width: 'desktop' | 'phone') => {
  globalThis.matchMedia = jest.fn().mockReturnValue({ matches: width === 'phone' });
};
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  fireEvent(this, new Event('close'));
};

beforeEach(() => {
  jest.useFakeTimers();
  showIn('desktop');
  location.hash = '';
  respond(200);
});
afterEach(() => {
  jest.useRealTimers();
});

test('84A comes first; the third tour is named 101A on home and 101 in the model house [TOUR-1, TOUR-2, TOUR-3]', () => {
  const { unmount } = render(<TourTabs tours={homeTours} />);
  const names = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(names()).toEqual(['84A', '84B', '101A']);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('84A');
  unmount();
  render(<TourTabs tours={modelHouseTours} />);
  expect(names()).toEqual(['84A', '84B', '101']);
});

test('at most five tours get a tab [TOUR-5]', () => {
  const seven = Array.from({ length: 7 }, (_, i): Tour => ({
    key: '84A',
    name: `T${i}`,
    place: '',
  }));
  render(<TourTabs tours={seven} />);
  expect(screen.getAllByRole('tab')).toHaveLength(5);
});

test('nothing of a tour is loaded or requested before the visitor opens it [TOUR-6, TOUR-7]', () => {
  render(<TourTabs tours={homeTours} />);
  expect(frame()).toBeNull();
  expect(globalThis.fetch).not.toHaveBeenCalled();
  expect(still().textContent).toContain('화면을 클릭하시면 VR을 보실 수 있습니다.');
});

test.each([
  ['a click', () => fireEvent.click(still())],
  ['the space bar', () => fireEvent.keyDown(still(), { key: ' ' })],
])('%s loads the frame, with its permissions and the focus [TOUR-4]', async (_, open) => {
  render(<TourTabs tours={homeTours} />);
  open();
  await settle();
  expect(frame()!.getAttribute('src')).toBe(defaultSite.embeds.tours['84A']);
  expect(frame()!.title).toBe('84A 타입 E-모델하우스 VR');
  expect(frame()!.getAttribute('allow')).toMatch(/gyroscope;.*fullscreen/);
  expect(frame()!.hasAttribute('sandbox')).toBe(false);
  expect(document.activeElement).toBe(frame());
});

test('on a phone the tour opens full-screen; closing it shows the still again [TOUR-11]', async () => {
  showIn('phone');
  render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  await settle();
  const dialog = screen.getByRole('dialog', { name: '84A 타입 E-모델하우스 VR' });
  expect(dialog.querySelector('iframe')).toBe(frame());
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  fireEvent.load(frame()!);
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(frame()).toBeNull();
  expect(document.activeElement).toBe(still());
});

test('on a phone a tour that does not load shows the error in its place', () => {
  showIn('phone');
  render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  act(() => jest.advanceTimersByTime(8_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('VR을 불러오지 못했습니다.');
});

test('an external tour can be opened in a new window before and after its full screen', () => {
  showIn('phone');
  const tours = { ...defaultSite.embeds.tours, '84A': 'https://tours.example/84A' };
  const site = { ...defaultSite, embeds: { ...defaultSite.embeds, tours } };
  render(
    <HostProvider host={{ site, navigate: jest.fn(), openRegistration: jest.fn() }}>
      <TourTabs tours={homeTours} />
    </HostProvider>,
  );
  const link = () => screen.getByRole('link', { name: '새 창에서 보기' }).getAttribute('href');
  expect(link()).toBe('https://tours.example/84A');
  fireEvent.click(still());
  fireEvent.load(frame()!);
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(link()).toBe('https://tours.example/84A');
});

test('an external tour may not navigate this page [TOUR-12]', () => {
  render(<TourFrame src="https://tours.example/84A" title="84A" onLoad={() => undefined} />);
  expect(frame()!.getAttribute('sandbox')).toMatch(/allow-scripts allow-same-origin/);
  expect(frame()!.getAttribute('sandbox')).not.toMatch(/top-navigation/);
});

test('a click with Ctrl is left to the browser, which opens the tour in a new tab', () => {
  render(<TourTabs tours={homeTours} />);
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(still(), { ctrlKey: true });
  expect(frame()).toBeNull();
});

test('the loading overlay shows until the frame has loaded [TOUR-8]', async () => {
  render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  expect(screen.getByRole('status').textContent).toBe('불러오는 중입니다');
  fireEvent.load(frame()!);
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(60_000));
  await settle();
  expect(frame()).not.toBeNull();
});

const failure = 'VR을 불러오지 못했습니다. 새 창에서 보시거나 1533-8848로 문의해 주세요.';

test('after 8 s without a load event it offers a new window and the phone [TOUR-9]', () => {
  render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  act(() => jest.advanceTimersByTime(7_999));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('alert').textContent).toContain(failure);
  expect(screen.getByRole('link', { name: '새 창' }).getAttribute('href')).toBe(
    defaultSite.embeds.tours['84A'],
  );
  expect(screen.getByRole('link', { name: '1533-8848' }).getAttribute('href')).toBe(
    'tel:1533-8848',
  );
  expect(frame()).toBeNull();
});

test('a missing tour of this site fails immediately, although its error page loads', async () => {
  respond(404);
  render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  fireEvent.load(frame()!);
  await settle();
  expect(screen.getByRole('alert').textContent).toContain(failure);
});

test('a retry loads the frame again', async () => {
  respond(503);
  render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  await settle();
  respond(200);
  fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
  await settle();
  fireEvent.load(frame()!);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frame()).not.toBeNull();
});

test('switching tabs unmounts the tour; returning shows the still [TOUR-10]', () => {
  render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  fireEvent.click(screen.getByRole('tab', { name: '84B' }));
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: '84A' }));
  expect(frame()).toBeNull();
  expect(still()).toBeTruthy();
});

test('no timer survives unmounting', () => {
  const { unmount } = render(<TourTabs tours={homeTours} />);
  fireEvent.click(still());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
