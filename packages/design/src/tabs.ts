/** Tabs: bundled by the remotes that have any (@site/design/tabs). */
export { TabBar, TabGroup, TabLink, TabPanels } from './tab-bar';
export { usePanelTabs, type PanelTabsOptions } from './use-panel-tabs';
