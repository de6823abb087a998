import type {
  Store,
  ThunkAction,
  ThunkDispatch,
  TypedStartListening,
  UnknownAction,
} from '@reduxjs/toolkit'

/**
 * The store's state. It's a registry, like RTK's `LazyLoadedSlices`: each slice adds itself by
 * module augmentation, so the layers below the app know the whole state without importing the
 * store. `app/store.ts` proves that the reducer matches it.
 */
export interface RootState {}

/**
 * Objects that belong to one store but aren't state, such as locks; thunks and listeners receive it
 * as `extra`. A registry, too.
 */
export interface Services {}

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>
export type AppThunk<TReturn = void> = ThunkAction<TReturn, RootState, Services, UnknownAction>
export type StartListening = TypedStartListening<RootState, AppDispatch, Services>

export interface AppStore extends Store<RootState> {
  dispatch: AppDispatch
  services: Services
}
