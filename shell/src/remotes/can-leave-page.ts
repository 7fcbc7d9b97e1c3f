const answerTimeoutMs = 4000;

/**
 * Whether fetching this address as a document would show it and lose nothing: a page answers, and no field of this
 * one holds something that the visitor typed.
 */
export async function canLeavePage(): Promise<boolean> {
  if (isSomethingTyped()) return false;
  try {
    const { headers } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    // A refusing proxy or edge answers in plain text; whatever our pages say, they say in HTML.
    return headers.get('content-type')?.startsWith('text/html') === true && !isSomethingTyped();
  } catch {
    return false;
  }
}

function isSomethingTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:not([type="hidden"]))',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
