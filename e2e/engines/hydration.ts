import { areRemotesHydrated } from '../harness/steps/visit';
import type { Tab } from './driver/tab';
import { expectInPage, moveTo } from './visitor';

/** A visitor's first input, then waits until the shell and every remote on the page have hydrated. */
export async function hydrateFully(tab: Tab): Promise<void> {
  await moveTo(tab, 'header');
  await expectInPage(
    tab,
    'the frame is hydrated',
    () => document.documentElement.dataset['hydrated'] === 'true',
  );
  await expectInPage(tab, 'every remote is hydrated', areRemotesHydrated);
}
