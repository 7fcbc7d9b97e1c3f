/** The remotes and the modules that each one exposes. A typo in either does not compile. */
export const exposesByRemote = {
  'mfe-content': [
    './Home',
    './BrandIntro',
    './BrandVideo',
    './BusinessGuide',
    './SalesSchedule',
    './ContractDocuments',
    './LocationGuide',
    './Premium',
    './ComplexLayout',
    './HouseholdLayout',
    './ComingSoon',
    './SubscriptionCheckpoints',
    './Announcement',
    './Privacy',
  ],
  'mfe-floorplan': [
    './FloorPlan',
    './Comparison',
    './GuideVideos',
    './ModelHouse',
    './Interior',
    './UnitPlansSlot',
    './ModelHouseSlot',
  ],
  'mfe-press': ['./PressList', './PressArticle'],
  'mfe-registration': [
    './Customer',
    './FormResult',
    './Registration',
    './RegistrationPopup',
    './VisitFormSlot',
  ],
} as const satisfies Record<string, readonly `./${string}`[]>;

export type RemoteName = keyof typeof exposesByRemote;
export type ExposeOf<Name extends RemoteName> = (typeof exposesByRemote)[Name][number];

/** One exposed module, for example `mfe-floorplan/FloorPlan`. */
export type ModuleId = {
  [Name in RemoteName]: ExposeOf<Name> extends `./${infer Page}` ? `${Name}/${Page}` : never;
}[RemoteName];

export const remoteNames = Object.keys(exposesByRemote) as readonly RemoteName[];

/** @returns the remote's federation name, which must be a JavaScript identifier. */
export function containerName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}

/** @returns the name of the expose's file in src/expose, without its ending: `press-list` for `./PressList`, `faq` for `./FAQ` */
export function exposeFile(expose: string): string {
  return expose
    .slice(2)
    .replaceAll(/[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g, '$&-')
    .toLowerCase();
}

/** Splits `mfe-press/PressList` into the remote and its expose `./PressList`. */
export function parseModuleId(id: ModuleId): { remote: RemoteName; expose: string } {
  const slash = id.indexOf('/');
  return { remote: id.slice(0, slash) as RemoteName, expose: `.${id.slice(slash)}` };
}

/** Places in a page that other teams fill. A page renders `<Slot name>`; the shell fills it with the owner's module. */
export const slots = {
  'unit-plans': 'mfe-floorplan/UnitPlansSlot',
  'model-house': 'mfe-floorplan/ModelHouseSlot',
  'visit-form': 'mfe-registration/VisitFormSlot',
} as const satisfies Record<string, ModuleId>;

export type SlotName = keyof typeof slots;

/** In every page's HTML as a closed `<template>`; opens over any page. */
export const registrationPopup: ModuleId = 'mfe-registration/RegistrationPopup';
