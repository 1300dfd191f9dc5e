import type { Role } from '@ridewire/contracts';
import type { z } from 'zod';
import type { RestRow } from '../../../procedures/rest-row.ts';
import type { Components, JsonSchema } from './json-schema.ts';

/** What the document tells of an endpoint. */
export interface DocumentedRow extends Omit<
  RestRow,
  'procedure' | 'sentAs' | 'input' | 'answer' | 'isPublic'
> {
  roles: readonly Role[] | 'everybody';
  /** In place of a body: what is sent as multipart/form-data. */
  form?: z.ZodType;
}

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
