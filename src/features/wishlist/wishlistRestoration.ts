import { ProductSchema } from '../../contract/entities'
import { createRestoration } from '../../sync/restoration'
import { wishlistApi } from './wishlistApi'

const { addToWishlist, getWishlist } = wishlistApi.endpoints

/** Undoes the removal of a plant from the wishlist. */
export const wishlistRestoration = createRestoration({
  kind: 'restoreWishlistItem',
  schema: ProductSchema,
  refetch: (user) => async (dispatch) => {
    const list = getWishlist.initiate(user, { subscribe: false, forceRefetch: true })
    const { data, isSuccess } = await dispatch(list)
    return isSuccess ? data : undefined
  },
  add: (user, product) => async (dispatch) =>
    !(await dispatch(addToWishlist.initiate({ user, product }, { track: false }))).error,
})
