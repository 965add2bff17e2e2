// Sizes of what is sent, from bytes.
export const kilobytes = (bytes: number) => `${bytes / 1024} KB`;
export const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;
