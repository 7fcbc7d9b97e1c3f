import { clampLook, project, type Look } from './direction';
import { loadPanorama } from './load-panorama';
import { panoramaCanvas, type PanoramaCanvas } from './panorama-canvas';
import { startLook } from './start-look';
import { readStandpoints, type Standpoint } from './standpoints';
import { turnByKey } from './turn-by-key';
import { showTurnsOnDemand } from './show-turns-on-demand';
import { turnByPointer, type Turn } from './turn-by-pointer';

/** Starts the panorama; the page stays as it is where that is impossible. */
export function startTour(document: Document): void {
  const canvas = document.querySelector('canvas');
  const standpoints = readStandpoints(document);
  const [first] = standpoints;
  const panorama = canvas && panoramaCanvas(canvas);
  if (!canvas || !panorama || !first) return;
  const tour = new Tour(document, canvas, panorama);
  // Nothing can be drawn on a lost context, so the list of stills returns.
  canvas.addEventListener('webglcontextlost', () => tour.giveUp());
  const turn: Turn = (change) => {
    // The hint disappears at the first turn, because it covers the picture on a phone.
    document.documentElement.dataset['turned'] = '';
    tour.turn(change);
  };
  turnByPointer(canvas, turn);
  turnByKey(document, turn);
  showTurnsOnDemand(document);
  new ResizeObserver(() => tour.turn((look) => look)).observe(canvas);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    const next = link && standpoints.find(({ id }) => `#${id}` === link.getAttribute('href'));
    if (!next || !tour.isOn) return;
    // No history entry, so that "back" leaves the page that contains the tour.
    event.preventDefault();
    void tour.goTo(next);
  });
  void tour.goTo(standpoints.find(({ id }) => `#${id}` === location.hash) ?? first);
}

class Tour {
  private look = startLook;
  private current: Standpoint | undefined;
  private wanted: Standpoint | undefined;
  private isDrawing = false;

  constructor(
    private readonly document: Document,
    private readonly canvas: HTMLCanvasElement,
    private readonly panorama: PanoramaCanvas,
  ) {}

  get isOn(): boolean {
    return this.current !== undefined;
  }

  async goTo(standpoint: Standpoint): Promise<void> {
    this.wanted = standpoint;
    this.root.dataset['loading'] = '';
    try {
      const picture = await loadPanorama(standpoint.panorama);
      // The visitor has chosen another room in the meantime.
      if (this.wanted !== standpoint) return;
      this.panorama.setPicture(picture);
      this.show(standpoint);
    } catch {
      if (this.wanted !== standpoint) return;
      // The current room stays, or the list of stills if there is none yet.
      this.root.dataset['failed'] = '';
    }
    delete this.root.dataset['loading'];
  }

  readonly turn = (change: (look: Look) => Look): void => {
    this.look = clampLook(change(this.look));
    if (!this.current || this.isDrawing) return;
    this.isDrawing = true;
    requestAnimationFrame(() => {
      this.isDrawing = false;
      this.draw();
    });
  };

  giveUp(): void {
    this.current = undefined;
    delete this.root.dataset['tour'];
  }

  private show(standpoint: Standpoint) {
    delete this.current?.section.dataset['current'];
    this.current = standpoint;
    this.look = startLook;
    standpoint.section.dataset['current'] = '';
    delete this.root.dataset['failed'];
    this.root.dataset['tour'] = '';
    this.canvas.setAttribute('aria-label', standpoint.name);
    for (const link of this.document.querySelectorAll('nav a'))
      if (link.getAttribute('href') === `#${standpoint.id}`)
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    this.draw();
  }

  private draw() {
    this.panorama.draw(this.look);
    const { clientWidth: width, clientHeight: height } = this.canvas;
    for (const { link, direction } of this.current?.ways ?? []) {
      const place = project(direction, this.look, { width, height });
      link.hidden = !place;
      if (place)
        link.style.translate = `calc(${width / 2 + place.x}px - 50%) calc(${height / 2 + place.y}px - 50%)`;
    }
  }

  private get root(): HTMLElement {
    return this.document.documentElement;
  }
}
