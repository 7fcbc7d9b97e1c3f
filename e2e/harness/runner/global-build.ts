// Runs before the workers start: no two of them may build a frontend or write the release that they copy.
import { releaseToMeasure } from '@site/tools/byte-budgets';

export default async function globalBuild(): Promise<void> {
  await releaseToMeasure((line) => console.log(line));
}
