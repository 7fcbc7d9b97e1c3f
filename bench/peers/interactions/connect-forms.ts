export interface FormTexts {
  readonly busy: string;
  readonly done: string;
  readonly refused: string;
  readonly error: string;
}

/** Every form posts without leaving the page and shows the result. */
export function connectForms(texts: FormTexts): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[action^="/forms/"]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void submit(form, texts);
    });
}

async function submit(form: HTMLFormElement, texts: FormTexts): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"], button:not([type])');
  const label = button?.textContent ?? '';
  if (button) Object.assign(button, { disabled: true, textContent: texts.busy });
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await fetch(form.action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
    });
    message.textContent = answer.ok ? texts.done : texts.refused;
    if (answer.ok) form.reset();
  } catch {
    message.textContent = texts.error;
  }
  if (button) Object.assign(button, { disabled: false, textContent: label });
  form.append(message);
}
