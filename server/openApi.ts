import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { LoginRequest, SignupRequest, StoredUserSchema } from '@/contract/authCalls'
import { API_PREFIX, type Call, FailureResponse } from '@/contract/calls'
import { type CallName, callNames, calls } from '@/contract/callTable'
import * as entities from '@/contract/entities'
import {
  AddProductRequest,
  AddressRequest,
  ChangeQtyRequest,
  StoredCartItemSchema,
  StoredItemSchema,
} from '@/contract/lists'

const [Refusal, UnexpectedFailure] = FailureResponse.options

const schemas = {
  Product: entities.ProductSchema,
  Category: entities.CategorySchema,
  CartItem: entities.CartItemSchema,
  WishlistItem: entities.WishlistItemSchema,
  Address: entities.AddressSchema,
  StoredEntry: StoredItemSchema,
  StoredCartItem: StoredCartItemSchema,
  User: StoredUserSchema,
  LoginRequest,
  SignupRequest,
  AddProductRequest,
  ChangeQtyRequest,
  AddressRequest,
  Refusal,
  UnexpectedFailure,
}

const conversion: ConversionConfig = {
  target: 'draft-2020-12',
  definitions: schemas,
  // JSON has no infinite numbers.
  ignoreActions: ['finite'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

const summaries: Record<CallName, string> = {
  login: 'Logs a user in.',
  signup: 'Registers a user; further fields are stored as sent.',
  logout:
    'Ends the token’s session. Optional: the storefront doesn’t wait for it, and the mock’s tokens stay valid.',
  products: 'The whole catalogue.',
  product: 'One product.',
  categories: 'All categories.',
  category: 'One category.',
  wishlist: 'The wishlist.',
  wishlistAdd: 'Adds a product to the wishlist; a known one with the catalogue’s own fields.',
  wishlistRemove: 'Removes a product from the wishlist.',
  cart: 'The cart.',
  cartAdd: 'Adds a product to the cart with quantity 1; a known one at the catalogue’s price.',
  cartQty: 'Changes the quantity of a product by one.',
  cartRemove: 'Removes a product from the cart.',
  addresses: 'The saved addresses.',
  addressAdd: 'Saves an address; without an _id it is given one.',
  addressEdit: 'Replaces an address; it keeps its _id and createdAt.',
  addressRemove: 'Deletes an address.',
}

/** The mock in the browser has no limits but an account's. */
const bodyTooLarge = {
  description: 'The body is larger than 1 MB. Only a server limits it.',
  content: json(Refusal),
}

const tooManyLogins = {
  description:
    'Too many failed logins to this account or from this client. Only a server limits them.',
  headers: {
    'Retry-After': {
      description: 'Seconds until the next attempt is allowed.',
      schema: { type: 'integer', minimum: 1 },
    },
  },
  content: json(Refusal),
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const name of callNames) {
    const call: Call = calls[name]
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Frond',
      version,
      description:
        'The plant shop’s backend. Requests and responses are JSON. Additional fields of users, products and addresses are stored and returned as sent. A path answers HEAD where it answers GET; any other method is refused with 405 and an `Allow` header. An account’s data is at most two million characters of JSON.',
    },
    servers: [{ url: API_PREFIX }, { url: `http://localhost:8080${API_PREFIX}` }],
    paths,
    components: {
      schemas: toJsonSchemaDefs(schemas, conversion),
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description:
            'The encodedToken that login or sign-up returned, optionally after `Bearer `.',
        },
      },
    },
  }
}

function operation(name: CallName, call: Call) {
  const { path, needsToken, request, status, response, refusals } = call
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const undecodable = parameters.length > 0 && { 400: "The path can't be decoded." }
  return {
    operationId: name,
    summary: summaries[name],
    tags: [tagOf(path)],
    security: needsToken ? [{ token: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(request && { requestBody: { required: true, content: json(request) } }),
    responses: {
      [status]: { description: 'Done.', content: json(response) },
      ...Object.fromEntries(
        Object.entries({ ...undecodable, ...refusals }).map(([refusal, description]) => [
          refusal,
          { description, content: json(Refusal) },
        ]),
      ),
      ...(request && { 413: bodyTooLarge }),
      ...(name === 'login' && { 429: tooManyLogins }),
      500: { description: 'An unexpected failure.', content: json(UnexpectedFailure) },
    },
  }
}

function tagOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  const tags: Record<string, string> = { auth: 'account', address: 'addresses' }
  const part = first === 'user' ? second : first
  return tags[part] ?? part
}

function json(schema: v.GenericSchema) {
  const ofDocument = ['$schema', '$defs']
  const entries = Object.entries(toJsonSchema(schema, conversion))
  return {
    'application/json': {
      schema: Object.fromEntries(entries.filter(([key]) => !ofDocument.includes(key))),
    },
  }
}
