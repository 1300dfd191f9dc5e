import type { Components, JsonSchema } from './json-schema.ts';

/** OpenAPI 3.1, as far as we write it. */
export interface OpenApi {
  openapi: '3.1.0';
  info: {
    title: string;
    version: string;
    description: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Components; securitySchemes: Record<string, object> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  /** Who may call. */
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
}

export interface Parameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface Response {
  description: string;
  content?: Record<string, Media>;
}

export interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
