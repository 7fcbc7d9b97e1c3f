import { partsFactsUrl, type PartsFacts } from '@site/contract/parts-facts';

/** @returns undefined when the link has expired meanwhile, or without an answer */
export async function readFacts(): Promise<PartsFacts | undefined> {
  try {
    const response = await fetch(partsFactsUrl);
    return response.ok ? ((await response.json()) as PartsFacts) : undefined;
  } catch {
    return undefined;
  }
}
