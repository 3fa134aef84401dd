/**
 * The settings of the config that built-in extensions validate. Each extension declares the type of its setting, so this
 * module has no other export.
 */
export interface ExtensionSettings {}
