/** Tabs (@site/design/tabs), bundled by the remotes that use them. */
export { TabBar, TabGroup, TabLink, TabPanels } from './tab-bar';
export { usePanelTabs, type PanelTabsOptions } from './use-panel-tabs';
