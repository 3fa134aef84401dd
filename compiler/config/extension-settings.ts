/**
 * Settings of the config that built-in extensions define. Each extension adds the type of its setting to this
 * interface. So this module exports nothing else.
 */
export interface ExtensionSettings {}
