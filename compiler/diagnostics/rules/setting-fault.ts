interface SettingFault {
  /** Empty when the fault is of the whole file. */
  key: string;
  reason: string;
  hint?: string | undefined;
  /** The key that was meant by one that there isn't. */
  near?: string | undefined;
}

/** A fault of a file of settings: the key, and what is wrong with it. */
export function settingFault({ key, reason, hint, near }: SettingFault) {
  return {
    message: key === '' ? reason : `${key}: ${reason}`,
    hint: near === undefined ? hint : `did you mean "${near}"?`,
  };
}
