/** A key-value store for sealed groups of cache entries. Names of groups are 64 hexadecimal digits. */
export interface Store {
  /** @returns the bytes under a name; undefined if there are none */
  get(name: string): Promise<Uint8Array | undefined>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  close?(): void;
}
