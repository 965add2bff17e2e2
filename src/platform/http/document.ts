import type { createApi } from './api.ts';

type Api = ReturnType<typeof createApi>;

/** Adds GET /openapi.json, made from the same schemas that validate, and returns the document for other readers. */
export function describeApi(api: Api, sessionCookie: string): () => ApiDocument {
  const registry = api.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of POST /api/jwt.',
  });
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
  });
  let document: ApiDocument | undefined;
  const read = () => {
    document ??= api.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Moto Garage',
        version: '1',
        description: 'Buying and selling second-hand motorcycles.',
      },
      servers: [{ url: '/api' }],
    });
    return document;
  };
  api.get('/openapi.json', (c) => c.json(read()));
  return read;
}

export type ApiDocument = ReturnType<Api['getOpenAPI31Document']>;
