/** What browsers and extensions do to a page before the visitor's first input. Each function runs in the page. */
export const alterations: Readonly<Record<string, () => void>> = {
  'phone numbers wrapped': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const at = text.data.indexOf('1533-8848');
      if (at < 0 || text.parentElement?.closest('script, style')) continue;
      const number = text.splitText(at);
      number.splitText('1533-8848'.length);
      const wrap = document.createElement('span');
      number.replaceWith(wrap);
      wrap.append(number);
    }
  },
  'one word of the frame translated': () => {
    const text = document.querySelector('header nav a')?.firstChild as Text;
    const fontTag: string = 'font';
    const font = document.createElement(fontTag);
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  },
  'the whole page translated': () => {
    // By name, because the obsolete element is what Chromium's translator inserts.
    const fontTag: string = 'font';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      // Digits stay: a count that changes would lose its marks.
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest('script, style, textarea'))
        continue;
      const [outer, inner] = [document.createElement(fontTag), document.createElement(fontTag)];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
  },
  'elements added first and last in main': () => {
    const main = document.querySelector('main');
    for (const place of ['afterbegin', 'beforeend'] as const)
      main?.insertAdjacentElement(place, document.createElement('div'))?.append('added');
  },
  'elements added in header, footer, sections and forms': () => {
    for (const part of document.querySelectorAll('header, body footer, main section, main form'))
      for (const place of ['afterbegin', 'beforeend'] as const)
        part.insertAdjacentElement(place, document.createElement('section'))?.append('added');
  },
  'an aside removed': () => document.querySelector('#root aside')?.remove(),
  'dates made links': () => {
    for (const date of document.querySelectorAll('main time, main td, main dd')) {
      const text = [...date.childNodes].find(
        (node): node is Text => node instanceof Text && /\d{4}\. ?\d+|\d+월/.test(node.data),
      );
      if (!text) continue;
      const link = document.createElement('a');
      link.href = 'x-apple-data-detectors://0';
      text.replaceWith(link);
      link.append(text);
    }
  },
  'form fields decorated': () => {
    for (const field of document.querySelectorAll('main input, main textarea')) {
      field.setAttribute('data-lpignore', 'true');
      (field as HTMLElement).style.setProperty('background-image', 'none');
      field.insertAdjacentElement('afterend', document.createElement('div'))?.append('key');
      field.parentElement?.insertAdjacentElement('afterbegin', document.createElement('span'));
    }
  },
};
