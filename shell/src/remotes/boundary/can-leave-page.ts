const responseTimeoutMs = 4000;

/**
 * @returns whether a full page load of the current URL would succeed and lose nothing: the server responds with a page, and
 * no field contains text that the visitor typed
 */
export async function canLeavePage(): Promise<boolean> {
  if (hasTypedText()) return false;
  try {
    const { headers } = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
    // Errors of a proxy or the edge are plain text; all our pages, also error pages, are HTML.
    return headers.get('content-type')?.startsWith('text/html') === true && !hasTypedText();
  } catch {
    return false;
  }
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'form :is(textarea, input:not([type="hidden"]))',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
