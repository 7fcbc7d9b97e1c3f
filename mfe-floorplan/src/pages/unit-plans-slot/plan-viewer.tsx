import { useEffect, type RefObject } from 'react';
import { TabGroup, usePanelTabs } from '@site/design/tabs';
import { encodePath, island, pathOf } from '@site/host';
import { TabRow } from '../../components/tabs/tab-row';
import { unitPlansTexts } from '../../content/unit-plans-texts';
import { unitTypes } from '../../content/unit-types';
import { TypeArrows } from './type-arrows';
import { TypePanel } from './type-panel';

const items = unitTypes.map(({ type }) => ({
  // `/#84A` selects the type.
  id: type,
  name: type,
  unit: '㎡',
  href: encodePath(pathOf(`floor-plan-${type}`)),
}));

/**
 * The floor-plan viewer: five tabs, one plan, arrows that stop at the ends. Without JavaScript a tab links to the page of
 * its type, so the HTML contains only the selected panel.
 */
export const PlanViewer = island('plan-viewer', function PlanViewer() {
  const tabs = usePanelTabs({ panelIds: items.map(({ id }) => id), label: unitPlansTexts.tabs });
  const { index } = tabs;
  const selected = unitTypes[index];
  useEffect(() => scrollToLinkedType(tabs.bar.ref), [tabs.bar.ref]);
  const focusTab = (i: number, options: FocusOptions) => {
    const tab = tabs.bar.ref.current?.children[i];
    if (tab instanceof HTMLElement) tab.focus(options);
  };
  return (
    <TabGroup>
      <TabRow tabs={tabs} items={items} />
      <div {...tabs.panel(index)}>
        {selected && (
          <TypePanel facts={selected}>
            <TypeArrows index={index} onSelect={tabs.select} onEndReached={focusTab} />
          </TypePanel>
        )}
      </div>
    </TabGroup>
  );
});

/** The browser cannot scroll to the fragment itself: only the selected type's panel, with its id, is in the document. */
function scrollToLinkedType(bar: RefObject<HTMLElement | null>) {
  const show = () => {
    if (!items.some(({ id }) => `#${id}` === location.hash)) return;
    const frame = bar.current?.closest('details');
    if (frame) frame.open = true;
    bar.current?.scrollIntoView({ behavior: 'instant' });
  };
  // Scrolled already: by the visitor, or to the position of an earlier visit after a reload or on back and forward.
  if (scrollY === 0) show();
  addEventListener('hashchange', show);
  return () => removeEventListener('hashchange', show);
}
