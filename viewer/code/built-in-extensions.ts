/** The interface of an extension to the viewer. The extension provides modules and hooks to code of sites. */
export interface ClientExtension {
  /** Specifier of a module that code can import → its exports. */
  modules: Record<string, Record<string, unknown>>;
  /**
   * Puts the default export of a site's module into a slot.
   *
   * @param slots all slots that the site fills: slot → address of the module that fills it
   * @returns false if the extension does not fill this slot
   * @throws Error if the export can't fill the slot
   */
  fillSlot(part: unknown, slot: string, slots: Record<string, string>): boolean;
  /** A React hook that returns the props for a page that is a React component. */
  usePageProps(): Record<string, unknown>;
}

/** Name of an extension → function that loads its code for the viewer. The build of the viewer fills this list. */
export const builtInExtensions: Record<string, () => Promise<{ clientExtension: ClientExtension }>> = {};
