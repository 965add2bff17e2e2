import * as words from '#messages/api.ts';
import { commonProblems, type createApi } from './api.ts';

type Api = ReturnType<typeof createApi>;

/** Adds GET /openapi.json, made from the schemas that validate requests, and returns the document. */
export function describeApi(api: Api, sessionCookie: string): () => ApiDocument {
  const registry = api.openAPIRegistry;
  registry.registerComponent('securitySchemes', 'token', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: words.tokenScheme,
  });
  registry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
  });
  registry.registerComponent('securitySchemes', 'idToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: words.idTokenScheme,
  });
  let document: ApiDocument | undefined;
  const read = () => {
    document ??= withCommonProblems(
      api.getOpenAPI31Document({
        openapi: '3.1.0',
        info: {
          title: words.name,
          version: '1',
          description: words.about,
        },
        servers: [{ url: '/api' }],
      }),
    );
    return document;
  };
  api.get('/openapi.json', (c) => c.json(read()));
  return read;
}

export type ApiDocument = ReturnType<Api['getOpenAPI31Document']>;

interface Operation {
  parameters?: unknown[];
  responses?: Record<string, unknown>;
}

/** Adds the refusals that happen before a call is reached. A description that the call gives itself stays. */
function withCommonProblems(document: ApiDocument): ApiDocument {
  for (const methods of Object.values(document.paths ?? {}) as Record<string, Operation>[]) {
    for (const [method, operation] of Object.entries(methods)) {
      const common = commonProblems(method, (operation.parameters?.length ?? 0) > 0);
      operation.responses = { ...common, ...operation.responses };
    }
  }
  return document;
}
