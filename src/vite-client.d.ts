interface ImportMetaEnv {
  /** Base of the API calls when it is not /api on the same origin. */
  readonly VITE_API_BASE?: string;
}
