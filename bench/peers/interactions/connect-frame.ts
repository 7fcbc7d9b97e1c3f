/** Header, menu button, text size, and the registration dialog. */
export function connectFrame(): void {
  const root = document.documentElement;
  const header = document.querySelector('header');
  const update = () => header?.toggleAttribute('data-scrolled', scrollY > 0);
  addEventListener('scroll', update, { passive: true });
  update();
  const button = document.querySelector('header [popovertarget="menu"]');
  document.getElementById('menu')?.addEventListener('toggle', (event) => {
    button?.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name^="text-size"]'))
    choice.addEventListener('change', () => {
      root.dataset['textSize'] = choice.value;
    });
  const dialog = document.querySelector('dialog');
  for (const opener of document.querySelectorAll('a[data-registration]'))
    opener.addEventListener('click', (event) => {
      if (!dialog) return;
      event.preventDefault();
      dialog.showModal();
    });
}
