/** The headers that a `_headers` file sets for a path. */
export function headersFor(file: string, path: string): Record<string, string>
