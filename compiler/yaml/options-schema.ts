/** A schema as Standard Schema defines it, version 1. */
export interface OptionsSchema<Options = unknown, Given = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => SchemaResult<Options> | Promise<SchemaResult<Options>>;
    readonly types?: { readonly input: Given; readonly output: Options } | undefined;
  };
}

/** The result of a validation: a value, or issues. */
export type SchemaResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** An error that a schema found. */
export interface SchemaIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
