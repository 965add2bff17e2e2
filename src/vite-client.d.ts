interface ImportMetaEnv {
  /** Base of the API calls when it is not /api: a path of the same origin (src/api-base.ts). */
  readonly VITE_API_BASE?: string;
}
