/** Every drill there is, in the order in which the promises read. */
import { afterACrash } from './promises/after-a-crash';
import { backForward } from './promises/back-forward';
import { brokenBuilds } from './promises/broken-builds';
import { brokenRegistry } from './promises/broken-registry';
import { compatibility } from './promises/compatibility';
import { containers } from './promises/containers';
import { deadPopup } from './promises/dead-popup';
import { deadPressService } from './promises/dead-press-service';
import { deadShell } from './promises/dead-shell';
import { everyFrontendShips } from './promises/every-room-ships';
import { flippedBytes } from './promises/flipped-bytes';
import { formMessages } from './promises/form-messages';
import { hostileCorpus } from './promises/hostile-corpus';
import { killDrills } from './promises/kill-drills';
import { offline } from './promises/offline';
import { outsideHosts } from './promises/outside-hosts';
import { remoteFaults } from './promises/remote-faults';
import { secondTab } from './promises/second-tab';
import { slowVisitors } from './promises/slow-visitors';
import { stateChanges } from './promises/state-changes';
import { withoutScript } from './promises/without-script';
import type { AnyDrill } from './runner/drill';

export const allDrills: readonly AnyDrill[] = [
  ...withoutScript,
  ...deadShell,
  ...brokenRegistry,
  ...remoteFaults,
  ...stateChanges,
  ...afterACrash,
  deadPopup,
  ...outsideHosts,
  ...offline,
  backForward,
  ...flippedBytes,
  ...brokenBuilds,
  secondTab,
  everyFrontendShips,
  compatibility,
  ...deadPressService,
  ...formMessages,
  ...killDrills,
  hostileCorpus,
  ...slowVisitors,
  containers,
];
