import type { PartFacts } from '@site/contract/parts-facts';
import { barText, versionLabel } from './content/bar-texts';
import { createElement } from './create-element';
import { localOrigin } from './replaced-parts';

/** Of the choice for a development server; no version looks like it. */
const local = 'local';

/** @param choose gets a version, or the origin of a development server */
export function chooseVersion(part: PartFacts, choose: (chosen: string) => void): HTMLElement {
  const { name, shown, released, versions } = part;
  const isLocal = localOrigin(shown) !== undefined;
  const options = versions.map((one) => new Option(versionLabel(one, released), one.version));
  // The shell's own code is part of every page.
  if (name !== 'shell') options.push(new Option(barText.local, local));
  const select = createElement('select', { ariaLabel: `${name} ${barText.version}` }, ...options);
  select.value = isLocal ? local : shown;
  const address = createElement('input', {
    type: 'url',
    ariaLabel: `${name} ${barText.localAddress}`,
    placeholder: barText.localExample,
    value: isLocal ? shown : barText.localExample,
    hidden: !isLocal,
    required: isLocal,
  });
  select.onchange = () => (address.hidden = !(address.required = select.value === local));
  address.oninput = () => address.setCustomValidity('');
  const form = createElement(
    'form',
    { noValidate: true },
    select,
    address,
    createElement('button', { type: 'submit' }, barText.replace),
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    const chosen = select.value === local ? localOrigin(address.value) : select.value;
    if (chosen !== undefined) return choose(chosen);
    address.setCustomValidity(barText.notOrigin);
    address.reportValidity();
  };
  return form;
}
